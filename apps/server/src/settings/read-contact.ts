import { StartError } from '../errors/start-error.ts'

/** A plain address of the web or of mail, without what HTML would have to escape. */
const email = /^[\w.+-]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]*[a-z]$/i

/** Where "How to reach us" leads: a mail address as `mailto:`, or a page of the web as it is. */
export function readContact(text: string): string {
  const address = text.replace(/^mailto:/i, '')
  if (email.test(address) && address.length <= 254) return `mailto:${address}`
  const url = URL.parse(text)
  if (
    url?.protocol === 'https:' &&
    !url.username &&
    !url.password &&
    /^[\w:/.?=&%#~+@,;!$*()[\]-]+$/.test(url.href)
  )
    return url.href
  throw new StartError(
    `CONTACT must be a mail address like hello@example.org, or an address like https://example.org/contact, not "${text}".`,
  )
}
