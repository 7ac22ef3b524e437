/** What names the page to go on to, in a query or a body. */
const names = ['callbackURL', 'errorCallbackURL', 'newUserCallbackURL']

/** A page of ours, written so that no library and no browser reads another host in it (`/..//other.example`). */
const ownPage = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:[?#][^\s\\]*)?$/

/** Whether every page that a request names to go on to is one of ours. Of a name that is there twice, both count. */
export function isSafeRedirect(
  query: URLSearchParams,
  body: Readonly<Record<string, unknown>> = {},
): boolean {
  return names
    .flatMap((name) => [...query.getAll(name), body[name]])
    .every((page) => page === undefined || ownPage.test(String(page)))
}
