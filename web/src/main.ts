import "./tokens.css";
import "./base.css";
import { mount } from "svelte";

import App from "./App.svelte";
import { app } from "./app.svelte";

void app.begin();
mount(App, { target: document.getElementById("app")! });
