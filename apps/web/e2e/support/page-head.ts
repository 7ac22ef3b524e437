import type { Page } from '@playwright/test'

/** What a page's head says, every tag of a kind as often as it stands there. */
export const headOf = (page: Page) => page.evaluate(readHead, undefined)

/** The same of a page as it is served, before any script: it is read in this page, and not opened. */
export async function servedHead(page: Page, address: string) {
  const reply = await page.request.get(address, { headers: { accept: 'text/html' } })
  return page.evaluate(readHead, await reply.text())
}

/** Runs in the page. */
function readHead(html: string | undefined) {
  const page = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
  const all = (selector: string, attribute: string) =>
    [...page.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute) ?? '')
  const meta = (name: string) => all(`meta[name="${name}"], meta[property="${name}"]`, 'content')
  return {
    language: page.documentElement.lang,
    titles: [...page.head.querySelectorAll('title')].map((title) => title.textContent ?? ''),
    descriptions: meta('description'),
    canonicals: all('link[rel="canonical"]', 'href'),
    alternates: [...page.querySelectorAll('link[rel="alternate"]')]
      .map((tag) => `${tag.getAttribute('hreflang')} ${tag.getAttribute('href')}`)
      .sort(),
    robots: meta('robots'),
    shared: Object.fromEntries(
      [
        ...[
          'og:title',
          'og:description',
          'og:url',
          'og:type',
          'og:site_name',
          'og:locale',
          'og:locale:alternate',
        ],
        ...['og:image', 'og:image:width', 'og:image:height', 'og:image:alt', 'twitter:card'],
      ].map((name) => [name, meta(name)]),
    ),
    data: [...page.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => JSON.parse(script.textContent ?? '') as { '@graph': Record<string, unknown>[] },
    ),
  }
}
