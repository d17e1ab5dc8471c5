import Bowser from 'bowser'

/** With what a session is opened, for the list of sessions and the mail about a new device. */
export type DeviceName = { browser: string | null; system: string | null }

const MOST_LETTERS = 40

/**
 * Browser and system by name, without versions: enough to know the own device again, too little to follow anybody. What a
 * client sends is a claim and is shown as one.
 */
export function deviceNameOf(userAgent: string | null): DeviceName {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: nameOrNull(browser.name), system: nameOrNull(os.name) }
}

// Nothing but a name, whatever the library takes out of a text that anybody may send.
const nameOrNull = (name: string | undefined) => (name && /^[\w .+-]+$/.test(name) ? name.slice(0, MOST_LETTERS) : null)
