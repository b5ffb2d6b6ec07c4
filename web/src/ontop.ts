/** Shows a popover above everything, open dialogs included, for as long as it is in the page. */
export function ontop(node: HTMLElement) {
  node.showPopover();
}
