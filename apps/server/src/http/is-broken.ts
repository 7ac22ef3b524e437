/** Whether a path has invalid percent signs: `/%`, `/%zz`, or an incomplete letter of UTF-8. */
export function isBroken(path: string): boolean {
  try {
    decodeURIComponent(path)
    return false
  } catch {
    return true
  }
}
