/** Before a modal opens: the page beneath stops scrolling, and keeps the width that its scroll bar took. */
export function reserveScrollBar() {
  // Over another modal the scroll bar is gone already.
  if (document.querySelector("dialog:modal")) return;
  const page = document.documentElement;
  page.style.setProperty("--scroll-bar", `${window.innerWidth - page.clientWidth}px`);
}
