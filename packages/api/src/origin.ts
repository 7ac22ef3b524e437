/**
 * The origin in the built pages. The real origin is known only when the server runs, and the server then
 * replaces this one. It is a valid address that can never exist.
 */
export const builtOrigin = 'https://origin.invalid'

/**
 * Likewise the address that readers write to, where the operator has set one. Behind it stands the page of this site that is
 * linked where there is none.
 */
export const builtContact = 'https://contact.invalid'
