let heard = () => {}

/** What is to happen when the server says that nobody is signed in. */
export function onSignedOut(act: () => void) {
  heard = act
}

export const tellSignedOut = () => heard()
