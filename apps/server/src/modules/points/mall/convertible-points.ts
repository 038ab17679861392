/** Of the points asked for, those that come to whole units of the currency. */
export function convertiblePoints(points: bigint, ratio: bigint): bigint {
  return points - (points % ratio);
}
