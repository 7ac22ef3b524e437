/** Whether an address has percent signs that stand for nothing: `/%`, `/%zz`, half a letter of UTF-8. */
export function isBroken(path: string): boolean {
  try {
    decodeURIComponent(path)
    return false
  } catch {
    return true
  }
}
