/**
 * The origin in the built pages. The real origin is known only when the server runs, and the server then
 * replaces this one. It is a valid address that can never exist.
 */
export const builtOrigin = 'https://origin.invalid'

/**
 * The contact address in the built pages, which the server also replaces. The path after it names the page of this
 * site that is linked if the operator has set no address.
 */
export const builtContact = 'https://contact.invalid'
