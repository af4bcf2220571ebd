const key = "tsamma-recovery";

/** Where session storage is forbidden, a reload loses it and nothing else. */
let remembered: string | null = null;

/**
 * Remembers who came by a recovery mail and has still to choose a new password. It is this tab's own
 * and outlives a reload; the mail's link works only once.
 */
export function noteRecovery(userId: string): void {
  remembered = userId;
  try {
    sessionStorage.setItem(key, userId);
  } catch {
    // See above.
  }
}

/** Whether it is this user's recovery: somebody else may have signed in meanwhile. */
export function isRecovering(userId: string): boolean {
  try {
    return (remembered ?? sessionStorage.getItem(key)) === userId;
  } catch {
    return remembered === userId;
  }
}

export function forgetRecovery(): void {
  remembered = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is none then.
  }
}
