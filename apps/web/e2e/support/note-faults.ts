import type { Page } from '@playwright/test'

/**
 * Records what a page must never do: send a request to another host, break its own policy, log an error in
 * the console.
 */
export async function noteFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  const isOurs = (address: string) => {
    const { protocol, origin } = new URL(address)
    return protocol === 'blob:' || protocol === 'data:' || origin === new URL(page.url()).origin
  }
  page.on('request', (request) => {
    if (page.url() !== 'about:blank' && !isOurs(request.url())) faults.push(`asks ${request.url()}`)
  })
  page.on('websocket', (socket) => faults.push(`opens ${socket.url()}`))
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    // The browser reports it itself when the requested address has no page.
    const isAddress = message.location().url === page.url()
    if (message.type() === 'error' && !(isAddress && message.text().includes('404')))
      faults.push(message.text())
  })
  await page.exposeFunction('noteFault', (fault: string) => faults.push(fault))
  await page.addInitScript(() => {
    const { noteFault } = window as unknown as { noteFault: (fault: string) => void }
    document.addEventListener('securitypolicyviolation', (event) =>
      noteFault(`breaks ${event.effectiveDirective} by ${event.blockedURI}`),
    )
  })
  return faults
}
