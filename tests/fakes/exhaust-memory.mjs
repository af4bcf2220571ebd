/** Allocates memory after SIGUSR2 until the process runs out of it. */
process.on("SIGUSR2", () => {
  /** @type {object[]} */
  const taken = [];
  for (;;) taken.push({ at: taken.length, more: [...taken.slice(-100)] });
});
