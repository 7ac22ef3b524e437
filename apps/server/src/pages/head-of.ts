/** What a page's head says to search engines. URLs are escaped as in the HTML, which XML needs too. */
export type Head = {
  indexed: boolean
  canonical: string | undefined
  alternates: readonly { language: string; address: string }[]
}

export function headOf(html: string): Head {
  const tags = [...html.matchAll(/<(?:link|meta)\b[^>]*>/gi)].map(([tag]) => attributesOf(tag))
  const alternates = tags.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined)
  return {
    indexed: !tags.some(({ name, content }) => name === 'robots' && content?.includes('noindex')),
    canonical: tags.find(({ rel }) => rel === 'canonical')?.href,
    alternates: alternates.map(({ hreflang = '', href = '' }) => ({ language: hreflang, address: href })),
  }
}

function attributesOf(tag: string): Readonly<Record<string, string>> {
  const attributes = tag.matchAll(/\s(?<name>[\w-]+)="(?<value>[^"]*)"/g)
  return Object.fromEntries(
    [...attributes].map(({ groups }) => [groups?.name?.toLowerCase() ?? '', groups?.value ?? '']),
  )
}
