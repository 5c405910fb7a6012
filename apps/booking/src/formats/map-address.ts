/** A map with the way to a place, on a service that asks for no account. Degrees. */
export function mapAddress({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.openstreetmap.org/directions?to=${latitude},${longitude}`;
}
