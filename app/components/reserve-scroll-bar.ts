/** Before a modal opens: the page beneath stops scrolling, and keeps the width that its scroll bar took. */
export function reserveScrollBar() {
  // Over another modal the scroll bar is gone already.
  if (document.querySelector("dialog:modal")) return;
  const page = document.documentElement;
  const width = `${window.innerWidth - page.clientWidth}px`;
  // Setting it has the whole page styled anew, and on a phone there is nothing to keep.
  const kept = page.style.getPropertyValue("--scroll-bar") || "0px";
  if (width !== kept) page.style.setProperty("--scroll-bar", width);
}
