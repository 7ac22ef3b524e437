import type { Page } from '@playwright/test'

/** What a page's head says, every tag of a kind as often as it stands there. */
export async function headOf(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute) ?? '')
    const meta = (name: string) => all(`meta[name="${name}"], meta[property="${name}"]`, 'content')
    return {
      language: document.documentElement.lang,
      titles: [...document.head.querySelectorAll('title')].map((title) => title.textContent ?? ''),
      descriptions: meta('description'),
      canonicals: all('link[rel="canonical"]', 'href'),
      alternates: [...document.querySelectorAll('link[rel="alternate"]')]
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
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => JSON.parse(script.textContent ?? '') as { '@graph': Record<string, unknown>[] },
      ),
    }
  })
}
