"""Nobody sees more than at a real table: two houses that differ only in what is hidden send the same bytes."""

import itertools
import json
import random

import msgspec
import pytest

from tests.server.house import Visitor

NOW = 1_800_000_000_000
SEED = "5eed" * 16
PEOPLE = ("Ana", "Bruno", "Carla")


class Scene:
    """A house in which three people and somebody who looks on meet; what two of them are told is kept."""

    def __init__(self, make_house, tmp_path, monkeypatch, number):
        ids, tokens = itertools.count(), itertools.count()
        signs = "23456789abcdefghjkmnpqrstuvwxyz"
        monkeypatch.setattr("meadhall.table.deciding.new_seed", lambda: SEED)
        for module in ("hall", "house", "people", "room"):
            monkeypatch.setattr(f"meadhall.server.{module}.now", lambda: NOW)
        for module in ("house", "people"):
            monkeypatch.setattr(f"meadhall.server.{module}.new_id", lambda: "aaaaaaaaaaa" + signs[next(ids)])
        monkeypatch.setattr("meadhall.server.people.secrets.token_urlsafe", lambda _=0: f"token{next(tokens)}")
        self.house = make_house(str(tmp_path / f"tables{number}.db"))
        self.people = [Visitor(self.house.port, name) for name in PEOPLE]
        self.stranger = Visitor(self.house.port, "Eve")
        self.answers = []
        ana, *others = self.people
        self.table = ana.open([{"name": "Ana"}])
        for seat, person in enumerate(others, 1):
            person.post(f"/api/tables/{self.table}/do", {"do": "sit", "seat": seat, "name": PEOPLE[seat]})
        self.lines = []
        for visitor in (*self.people, self.stranger):
            self.lines.append(visitor.line(self.table))
        self.command(0, do="start")

    @property
    def positions(self):
        """What each of the three sees."""
        return [line.position for line in self.lines[:3]]

    @property
    def match(self):
        """The true game."""
        return self.house.house.hall.rooms[self.table].table.match

    def command(self, who, **command):
        """Somebody does something, and everybody has heard of it."""
        answer = self.lines[who].do(**command)
        for line in self.lines:
            line.ask({"ask": "ping"})
        return answer

    def move(self, seat, move):
        """Somebody makes a move."""
        assert self.command(seat, do="play", seq=self.positions[seat]["seq"], seat=seat, move=move)["tell"] == "done"

    def ask_everything(self):
        """Ana and whoever looks on ask for all that can be asked, and try what they may not."""
        for visitor, line, seat in ((self.people[0], self.lines[0], 0), (self.stranger, self.lines[3], -1)):
            for path in ("", "/log", "/qr"):
                self.keep(visitor, f"/api/tables/{self.table}{path}")
            self.keep(visitor, "/api/tables")
            self.keep(visitor, "/api/me/export")
            position = line.position
            refs = {ref for offer in position["offers"] for ref in offer["refs"]}
            for ref in sorted(refs | {f"card:{card}" for card in range(1, 26)} | {"town:M4", "nothing"}):
                line.ask({"ask": "why", "seat": seat, "ref": ref})
            for offer in position["offers"]:
                line.ask({"ask": "preview", "seat": seat, "move": offer["move"]})
            for at in range(position["moves_made"] + 2):
                for eyes in (-1, *range(3)):
                    line.ask({"ask": "replay", "at": at, "seat": eyes})
            for own in (0, 1, 2):
                for card in range(1, 26):
                    self.illegal(line, own, {"type": "FollowCard", "card": card})
                    self.illegal(line, own, {"type": "LeadCard", "town": "M4", "card": card})
                line.ask({"ask": "look", "seat": own})
                line.do(do="undo", seq=0, seat=own)
            line.ask({"ask": "look", "seat": seat})
            line.ask({"ask": "course"})

    def illegal(self, line, seat, move):
        """Try a move that whoever tries it may not make, or only ask what would come of it."""
        line.ask({"ask": "preview", "seat": seat, "move": move})
        if seat != line.seat or not line.position["offers"]:
            line.do(do="play", seq=line.position["seq"], seat=seat, move=move)

    def keep(self, visitor, path):
        """Ask for something, and keep the answer."""
        answer = visitor.http.get(path, headers={"host": "meadhall.example"})
        headers = [pair for pair in answer.headers.multi_items() if pair[0] != "date"]
        self.answers.append((answer.status_code, headers, answer.content))

    def told(self):
        """Every byte that went to Ana and to whoever looks on."""
        for line in self.lines:
            line.ask({"ask": "ping"})
        return self.answers, self.lines[0].heard, self.lines[3].heard

    def close(self):
        for visitor in (*self.people, self.stranger):
            visitor.close()
        self.house.close()


@pytest.fixture
def two_scenes(make_house, tmp_path, monkeypatch):
    scenes = [Scene(make_house, tmp_path, monkeypatch, number) for number in range(2)]
    yield scenes
    for scene in scenes:
        scene.close()


def compare(one, other):
    """Not one byte differs, of answers and of messages, in their order."""
    for ours, theirs in zip(one.told(), other.told(), strict=True):
        assert len(ours) >= 10
        for first, second in zip(ours, theirs, strict=True):
            assert first == second


def offers_of(scene, seat):
    """The moves of a seat, written so that they can be compared."""
    return [json.dumps(offer["move"], sort_keys=True) for offer in scene.positions[seat]["offers"]]


def drafting(scene):
    """Whether all are picking cards face down."""
    return len(scene.positions[0]["asked"]) > 1


def play_alike(scenes, chance, done):
    """The same random moves in all scenes."""
    while not done(scenes[0]):
        seat = scenes[0].positions[0]["asked"][0]["seat"]
        assert offers_of(scenes[0], seat) == offers_of(scenes[1], seat)
        offer = chance.choice(scenes[0].positions[seat]["offers"])
        for scene in scenes:
            scene.move(seat, offer["move"])


def test_what_others_pick_face_down_changes_no_byte(two_scenes):
    play_alike(two_scenes, random.Random(1), drafting)
    for seat in (1, 2):
        for scene, choice in zip(two_scenes, (0, -1), strict=True):
            scene.move(seat, scene.positions[seat]["offers"][choice]["move"])
    assert two_scenes[0].lines[1].heard != two_scenes[1].lines[1].heard
    for scene in two_scenes:
        scene.ask_everything()

    compare(*two_scenes)


def other_world(scene, chance, allowed):
    """A position that differs from the true one only in what Ana can't know."""
    match = scene.match
    knowledge = match.game.knowledge(match.state, 0)
    while True:
        world = match.game.imagine(knowledge, chance)
        if world.hands[1] != match.state.hands[1] and allowed(world):
            return world


def test_what_others_hold_changes_no_byte(two_scenes):
    """From the middle of a round on, the others hold other cards in one of the houses; they play what both have."""
    chance = random.Random(2)
    play_alike(two_scenes, chance, lambda scene: not drafting(scene) and scene.positions[0]["moves_made"] > 30)
    one, other = two_scenes
    play_alike(two_scenes, chance, lambda scene: scene.positions[0]["asked"][0]["seat"] != 0)
    seat = one.positions[0]["asked"][0]["seat"]
    true = set(one.match.state.moves(seat))
    world = other_world(one, chance, lambda world: true & set(world.moves(seat)))
    assert world.hands != one.match.state.hands
    other.match.state = world
    move = min(true & set(world.moves(seat)), key=repr)
    for scene in two_scenes:
        scene.move(seat, msgspec.to_builtins(move))
    for scene in two_scenes:
        scene.ask_everything()

    compare(one, other)
