/**
 * Inserts an uploaded picture at its place among those chosen with it: a retry arrives late.
 * @param later addresses of pictures that were chosen after it
 */
export function insertInOrder(
  addresses: readonly string[],
  address: string,
  later: readonly string[],
): string[] {
  const at = addresses.findIndex((one) => later.includes(one));
  return at < 0 ? [...addresses, address] : addresses.toSpliced(at, 0, address);
}
