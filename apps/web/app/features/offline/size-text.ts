/** A number of bytes as text: `91 kB`, `1.2 MB`. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1000)
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
