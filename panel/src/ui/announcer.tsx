import { create } from "zustand";

const announcement = create<string>(() => "");

/** Says to screen readers what a change looks like: an item was moved, a switch has another value. */
export const announce = (text: string) => announcement.setState(text, true);

/** Live region. Rendered before its text, because many screen readers ignore a region that is added with it. */
export const Announcer = () => (
  <p className="sr" aria-live="polite">
    {announcement()}
  </p>
);
