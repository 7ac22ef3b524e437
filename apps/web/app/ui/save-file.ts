/** Saves a file that was made on the device. */
export function saveFile(name: string, content: BlobPart, type: string) {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it after this turn. A minute is more than it needs.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
