import { origin } from '../addresses/origin.ts'

/** A thing in the words of schema.org, with its own properties. Those of every page are added. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>

/** The pages that lead to this one, and this one last. */
export type Trail = readonly { name: string; address?: string }[]

type Props = { things: readonly Thing[]; trail: Trail; common: Readonly<Record<string, unknown>> }

/** What a page is about, for programs: data in a script element, which no browser runs. */
export function StructuredData({ things, trail, common }: Props) {
  const graph = [
    ...things.map((thing) => ({ ...common, ...thing })),
    ...(trail.length > 0 ? [listOf(trail)] : []),
  ]
  if (graph.length === 0) return null
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, in which no element can end
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  )
}

function listOf(trail: Trail): Thing {
  const itemListElement = trail.map(({ name, address }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    ...(address && { item: origin + address }),
  }))
  return { '@type': 'BreadcrumbList', itemListElement }
}
