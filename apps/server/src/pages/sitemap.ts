import { headOf } from './head-of.ts'

/**
 * The pages for search engines: those whose own HTML says that they may be indexed and are canonical. So each
 * page decides for itself, and no second list is needed.
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
