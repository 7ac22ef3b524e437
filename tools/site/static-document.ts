/**
 * A page for a host of plain files. It says in its root that no server stands behind it (`apps/web/app/api/has-server.ts`), and carries its
 * policy itself, since each page's own inline scripts are in it. Who may frame it, only a header can say.
 */
export function staticDocument(html: string, policy: string): string {
  const own = policy.replace(/; frame-ancestors [^;]*$/, '')
  const meta = `<meta http-equiv="content-security-policy" content="${own}"/>`
  return html
    .replace('<html ', '<html data-static="" ')
    .replace(/<meta char[sS]et="[^"]*"\/>/, (found) => found + meta)
}
