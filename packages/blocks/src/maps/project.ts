/** Latitude and longitude in degrees. */
export type Degrees = readonly [lat: number, lon: number];

/** Where a point stands in the drawing. */
export type Place = readonly [x: number, y: number];

/**
 * A drawing of `width` × `height` that holds all the points with `margin` round them, north above, one scale both ways.
 * Good for a region: it takes the earth to be flat there.
 */
export function projection(points: readonly Degrees[], width: number, height: number, margin: number): (point: Degrees) => Place {
  const lats = points.map(([lat]) => lat);
  const lons = points.map(([, lon]) => lon);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  // A degree of longitude is shorter the further north.
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = Math.min((width - 2 * margin) / ((east - west) * squeeze || 1), (height - 2 * margin) / (north - south || 1));
  const middle = [(south + north) / 2, (west + east) / 2] as const;
  return ([lat, lon]) => [round(width / 2 + (lon - middle[1]) * squeeze * scale), round(height / 2 - (lat - middle[0]) * scale)];
}

/** A way through all the points, bent as a hand would draw it. */
export function bend(places: readonly Place[]): string {
  const [first, ...rest] = places;
  if (!first) return '';
  const curves = rest.map((to, at) => {
    const from = places[at] ?? first;
    const before = places[at - 1] ?? from;
    const after = places[at + 2] ?? to;
    const [x1, y1] = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const [x2, y2] = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${round(x1)} ${round(y1)} ${round(x2)} ${round(y2)} ${to[0]} ${to[1]}`;
  });
  return `M${first[0]} ${first[1]}${curves.join('')}`;
}

const round = (n: number) => Math.round(n * 10) / 10;
