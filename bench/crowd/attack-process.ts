import { setPriority } from 'node:os'
import { attacks } from './attacks.ts'

// A process of its own, behind all others on the machine: attackers bring a machine of their own, so what they take of this
// one is not to be counted for the shop's. Attacks until it is told to end, and says what it was answered.
setPriority(19)
const [name, ...target] = process.argv.slice(2)
const end = new AbortController()
process.once('message', () => end.abort())
process.once('disconnect', () => process.exit())
const counts = await attacks[name!]!(JSON.parse(target[0]!), end.signal)
process.send!(counts, () => process.exit())
