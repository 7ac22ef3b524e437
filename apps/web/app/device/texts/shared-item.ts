import { cacheKeys } from '../storage/keys.ts'

/** What another app has shared. The service worker keeps it until the page that it goes to takes it. */
export type SharedItem = { text: string; file?: File | undefined }

const textAddress = '/shared/text'
const fileAddress = '/shared/file'

/** Keeps it in place of what was shared before and was never taken. */
export async function keepShared({ text, file }: SharedItem) {
  await caches.delete(cacheKeys.shared)
  const cache = await caches.open(cacheKeys.shared)
  await cache.put(textAddress, new Response(text))
  if (file) {
    const headers = { 'content-type': 'application/octet-stream', 'x-name': encodeURIComponent(file.name) }
    await cache.put(fileAddress, new Response(file, { headers }))
  }
}

/** Takes what is kept, so that it comes once. Undefined if there is nothing. */
export async function takeShared(): Promise<SharedItem | undefined> {
  if (!('caches' in globalThis) || !(await caches.has(cacheKeys.shared))) return undefined
  const cache = await caches.open(cacheKeys.shared)
  const [text, file] = await Promise.all([cache.match(textAddress), cache.match(fileAddress)])
  const item = {
    text: (await text?.text()) ?? '',
    file: file && new File([await file.blob()], decodeURIComponent(file.headers.get('x-name') ?? '')),
  }
  await caches.delete(cacheKeys.shared)
  return item
}
