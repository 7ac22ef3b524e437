/** Pixels: it is shown as large as a thumb. */
const width = 160

/** The cover of a book as a small picture in an address, which the policy of our pages allows. Undefined if it is none. */
export async function coverOf({
  bytes,
  type,
}: {
  bytes: Uint8Array
  type: string
}): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(new Blob([bytes.slice()], { type }))
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = Math.round((width * picture.height) / picture.width)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/jpeg', 0.8)
  } catch {
    return undefined
  }
}
