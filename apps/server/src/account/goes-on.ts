/** What names the page to go on to, in a query or a body. */
const names = ['callbackURL', 'errorCallbackURL', 'newUserCallbackURL']

/** A page of ours, written so that no library and no browser reads another host in it (`/..//other.example`). */
const ownPage = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:[?#][^\s\\]*)?$/

/** Whether everybody who is asked to go on afterwards stays with us; of a name that is there twice, both count. */
export function goesOnWithUs(query: URLSearchParams, body: Readonly<Record<string, unknown>> = {}): boolean {
  return names
    .flatMap((name) => [...query.getAll(name), body[name]])
    .every((page) => page === undefined || ownPage.test(String(page)))
}
