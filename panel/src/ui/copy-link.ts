/**
 * Copies a link that is still being created. Safari allows access to the clipboard only within the press, and waits for
 * the text.
 * @returns false without access
 */
export async function isCopied(link: Promise<string>): Promise<boolean> {
  try {
    const text = link.then((address) => new Blob([address], { type: "text/plain" }));
    // The caller reports a link that was not created; without access nobody waits for its text.
    text.catch(() => {});
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
    return true;
  } catch {
    return false;
  }
}
