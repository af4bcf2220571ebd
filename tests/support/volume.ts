/** Whether this is `npm run test:deep`. */
export const deep = Boolean(process.env.TEST_DEEP);

/**
 * How often a test tries something: a few times in `npm test`, many in `npm run test:deep`, or the number
 * in the variable.
 */
export const volume = (few: number, many: number, variable?: string): number =>
  Number((variable && process.env[variable]) || (deep ? many : few));
