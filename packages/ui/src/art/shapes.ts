/** Geometry as path data. Every motif is drawn in a box from -100 to 100, y downwards. */
export const round = (value: number): number => Math.round(value * 10) / 10;
const rad = (degrees: number) => (degrees * Math.PI) / 180;

export function point(radius: number, degrees: number, cx = 0, cy = 0): [number, number] {
  return [round(cx + radius * Math.sin(rad(degrees))), round(cy - radius * Math.cos(rad(degrees)))];
}

/** A petal that stands on the origin and points up. */
export function petal(length: number, width: number, belly = 0.45): string {
  const low = round(-length * (belly - 0.3));
  const high = round(-length * (belly + 0.38));
  return `M0 0C${-width} ${low} ${round(-width * 0.95)} ${high} 0 ${-length}C${round(width * 0.95)} ${high} ${width} ${low} 0 0Z`;
}

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

export function star(points: number, outer: number, inner: number, turned = 0): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, i) => point(i % 2 ? inner : outer, turned + (i * 180) / points)),
  );
}

/** A four-pointed glint with hollow sides. */
export function glint(x: number, y: number, size: number): string {
  const s = round(size);
  return `M${round(x)} ${round(y - size)}q0 ${s} ${s} ${s}q${-s} 0 ${-s} ${s}q0 ${-s} ${-s} ${-s}q${s} 0 ${s} ${-s}z`;
}

export function disc(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${round(cx - rx)} ${round(cy)}a${round(rx)} ${round(ry)} 0 1 0 ${round(rx * 2)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-rx * 2)} 0Z`;
}

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = radius;
  if (!r) return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${round(x + r)} ${round(y)}h${round(width - 2 * r)}${corner(r, r)}v${round(height - 2 * r)}${corner(-r, r)}h${round(2 * r - width)}${corner(-r, -r)}v${round(2 * r - height)}${corner(r, -r)}Z`;
}

/** Puts a drawing somewhere: moved, turned (degrees) and scaled. */
export function put(drawing: string, x: number, y: number, turned = 0, scale = 1): string {
  const moved = x || y ? `translate(${round(x)} ${round(y)})` : '';
  const rotated = turned ? `rotate(${round(turned)})` : '';
  const scaled = scale === 1 ? '' : `scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="${moved}${rotated}${scaled}">${drawing}</g>`;
}

export function mirror(drawing: string): string {
  return `${drawing}<g transform="scale(-1 1)">${drawing}</g>`;
}

/** `count` turned copies around a centre, each pushed out by `radius`. */
export function wreath(count: number, drawing: string, radius = 0, turned = 0, cx = 0, cy = 0): string {
  return Array.from({ length: count }, (_, i) => {
    const degrees = turned + (i * 360) / count;
    const [x, y] = point(radius, degrees, cx, cy);
    return put(drawing, x, y, degrees);
  }).join('');
}

export const fan = (angles: readonly number[], drawing: string, x: number, y: number): string =>
  angles.map((degrees) => put(drawing, x, y, degrees)).join('');
