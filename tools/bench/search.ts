import type { Browser, Page } from 'playwright-core'
import { atMost, type Figure, median } from './figure.ts'

/** As people type: words and phrases in Latin letters, in Malayalam, in English. */
const queries = ['nanni', 'sugamano', 'vellam venam', 'kochiyilekku', 'വെള്ളം', 'വീട്ടിൽ', 'water', 'went']

/**
 * The dictionary's line on a phone of 360 by 640 with the processor four times slower. It is touched, and when the dictionary is here, a letter
 * comes every 400 ms. From each letter's input event, in the page's own clock, to when the list for what stands in the line then is in the
 * document, and to the end of the frame after that: the first letter of a fresh page (the median of five pages), and of all letters the median
 * and the slowest tenth.
 */
export async function timeSearch(browser: Browser, address: string): Promise<Figure[]> {
  const pages: Wait[][] = []
  for (let turn = 0; turn < 5; turn++) pages.push(await typeAll(browser, address))
  const firsts = pages.flatMap((waits) => waits.slice(0, 1))
  const all = pages.flat()
  const slow = (values: readonly number[]) =>
    values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.9)] ?? Number.NaN
  const listed = (waits: readonly Wait[]) => waits.map((wait) => wait.listed)
  return [
    atMost('dictionary (4× CPU): the first letter to its words', median(listed(firsts)), 30, 'ms'),
    atMost('any letter to its words, nine of ten', slow(listed(all)), 30, 'ms'),
    atMost(
      'any letter to the frame that shows its words, median',
      median(all.map(({ shown }) => shown)),
      33,
      'ms',
    ),
  ]
}

/** Milliseconds until the list is in the document, and until it is on screen. */
type Wait = { listed: number; shown: number }

async function typeAll(browser: Browser, address: string): Promise<Wait[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true })
  const page = await context.newPage()
  await noteAnswers(page)
  await page.goto(`${address}/lm`)
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const line = page.getByRole('searchbox')
  await line.tap()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(3000)
  for (const query of queries) {
    await line.fill('')
    await page.waitForTimeout(400)
    await page.keyboard.type(query, { delay: 400 })
    await page.waitForTimeout(400)
  }
  const waits = await page.evaluate(() => (window as unknown as { waits: Wait[] }).waits)
  await context.close()
  return waits
}

/** An answer stands when its heading has what the line has, and cards or the word that there are none. */
async function noteAnswers(page: Page) {
  await page.addInitScript(() => {
    const waits: Wait[] = []
    Object.assign(window, { waits })
    let typed: { text: string; at: number } | undefined
    addEventListener(
      'input',
      ({ target }) => {
        const text = (target as HTMLInputElement).value.trim()
        typed = text === '' ? undefined : { text, at: performance.now() }
      },
      true,
    )
    new MutationObserver(() => {
      if (!typed || !document.querySelector('main h2')?.textContent?.includes(`“${typed.text}”`)) return
      const { at } = typed
      const listed = performance.now() - at
      typed = undefined
      // Whatever is drawn after the frame must not be counted with it: a timer would wait for that.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => waits.push({ listed, shown: performance.now() - at })
      requestAnimationFrame(() => port2.postMessage(undefined))
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}
