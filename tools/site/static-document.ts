/**
 * A page for a host of plain files. Its root element says that there is no server (`apps/web/app/api/has-server.ts`).
 * It contains its own content policy, because the policy lists the inline scripts of that page. Only a header can say
 * who may frame it.
 */
export function staticDocument(html: string, policy: string): string {
  const own = policy.replace(/; frame-ancestors [^;]*$/, '')
  const meta = `<meta http-equiv="content-security-policy" content="${own}"/>`
  return html
    .replace('<html ', '<html data-static="" ')
    .replace(/<meta char[sS]et="[^"]*"\/>/, (found) => found + meta)
}
