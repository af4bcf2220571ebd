/** Takes all memory that the process may have at SIGUSR2, until it dies of that as from any leak. */
process.on("SIGUSR2", () => {
  /** @type {object[]} */
  const taken = [];
  for (;;) taken.push({ at: taken.length, more: [...taken.slice(-100)] });
});
