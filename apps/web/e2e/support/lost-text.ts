import type { Page } from '@playwright/test'

/** Unfolds everything on the page that can be unfolded. */
export const unfoldAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.name = ''
      details.open = true
    }
  })

/**
 * Sets style rules over the page's own; an empty text removes them. The page's policy allows no style
 * element, only a script's own style sheet.
 */
export const setStyle = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css.replaceAll(/;|(?= \})/g, ' !important$&'))
    document.adoptedStyleSheets = [sheet]
  }, css)

/** What lies outside the screen, or is cut off at the side of its box. */
export const lostIn = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const nameOf = (element: Element) => element.outerHTML.slice(0, 120)
    const cut = [...document.querySelectorAll<HTMLElement>('main, main *:not(svg, svg *)')].filter(
      (element) => {
        const { overflowX, textOverflow } = getComputedStyle(element)
        if (!['hidden', 'clip'].includes(overflowX) || textOverflow === 'ellipsis') return false
        return element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1
      },
    )
    const beside = [...document.body.querySelectorAll('*')].filter(
      (element) => !element.closest('.sr-only') && element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [...(scrollWidth > clientWidth ? beside.slice(-3) : []), ...cut].map(nameOf)
  })
