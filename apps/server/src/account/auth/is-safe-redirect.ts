/** The parameters with the page to go to, in a query or a body. */
const names = ['callbackURL', 'errorCallbackURL', 'newUserCallbackURL']

/**
 * One of our pages, in a form that no library and no browser reads as another host (`/..//other.example`).
 */
const ownPage = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:[?#][^\s\\]*)?$/

/** Whether all pages that a request wants to go to are ours. If a parameter is there twice, both count. */
export function isSafeRedirect(
  query: URLSearchParams,
  body: Readonly<Record<string, unknown>> = {},
): boolean {
  return names
    .flatMap((name) => [...query.getAll(name), body[name]])
    .every((page) => page === undefined || ownPage.test(String(page)))
}
