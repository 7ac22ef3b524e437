import { headOf } from './head-of.ts'

/**
 * The pages that want to be found: those whose own HTML says that they may be, and that they are the one to find. So a page
 * is in or out by what it says of itself, and there is no second list to keep.
 */
export function sitemap(documents: ReadonlyMap<string, string>, origin: string): string {
  const entries = [...documents].flatMap(([path, html]) => {
    const { indexed, canonical, alternates } = headOf(html)
    return indexed && canonical === origin + path ? [entry(canonical, alternates)] : []
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.flat(),
    '</urlset>\n',
  ].join('\n')
}

function entry(address: string, alternates: readonly { language: string; address: string }[]): string[] {
  const links = alternates.map(
    ({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
  )
  return ['<url>', `<loc>${address}</loc>`, ...links, '</url>']
}
