/**
 * Takes a file that is dropped anywhere on a page, and not into a field for files: without this, a browser would leave
 * the app and show the file. Returns how to stop.
 */
export function watchDrops(onDrop: (file: File) => void): () => void {
  const isFile = ({ dataTransfer, target }: DragEvent) =>
    dataTransfer?.types.includes('Files') && !(target instanceof HTMLInputElement)
  const onOver = (event: DragEvent) => {
    if (isFile(event)) event.preventDefault()
  }
  const take = (event: DragEvent) => {
    if (!isFile(event)) return
    event.preventDefault()
    const [file] = event.dataTransfer?.files ?? []
    if (file) onDrop(file)
  }
  addEventListener('dragover', onOver)
  addEventListener('drop', take)
  return () => {
    removeEventListener('dragover', onOver)
    removeEventListener('drop', take)
  }
}
