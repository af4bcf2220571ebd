const key = "tsamma-recovery";

/** Fallback if session storage is blocked; lost on reload. */
let remembered: string | null = null;

/**
 * Marks this tab as a recovery: the user still has to choose a new password. Survives a reload, because the
 * mail's link works only once.
 */
export function markRecovery(userId: string): void {
  remembered = userId;
  try {
    sessionStorage.setItem(key, userId);
  } catch {
    // Only the variable holds it.
  }
}

/** Whether this user is in recovery. Another user may have signed in since. */
export function isRecovering(userId: string): boolean {
  try {
    return (remembered ?? sessionStorage.getItem(key)) === userId;
  } catch {
    return remembered === userId;
  }
}

export function clearRecovery(): void {
  remembered = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: only the variable was set.
  }
}
