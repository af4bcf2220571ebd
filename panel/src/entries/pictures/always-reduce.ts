import { create } from "zustand";

const key = "tsamma-reduce";

function isStored(): boolean {
  try {
    return localStorage.getItem(key) === "always";
  } catch {
    return false;
  }
}

/** Whether pictures over 5 MB are reduced without asking. Remembered per device, off at first. */
export const useAlwaysReduce = create<boolean>(isStored);

export function setAlwaysReduce(isOn: boolean) {
  useAlwaysReduce.setState(isOn, true);
  try {
    if (isOn) localStorage.setItem(key, "always");
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked: the choice lasts until the page is reloaded.
  }
}
