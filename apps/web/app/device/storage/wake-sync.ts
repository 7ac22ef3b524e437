let wake = () => {}

/** Says what sends the changes of an account. It is known once somebody is signed in. */
export function sendChangesBy(sending: () => void) {
  wake = sending
}

/** Call this when something of an account waits to be sent. */
export const wakeSync = () => wake()
