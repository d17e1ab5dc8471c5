import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

export type Authenticator = ReturnType<typeof openAuthenticator>
/** What a browser or a device could get wrong. */
type Wrong = { origin?: string; rpId?: string; flags?: number; signed?: Buffer }

const [USER_PRESENT, USER_VERIFIED, WITH_CREDENTIAL] = [0x01, 0x04, 0x40]
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()

/** A device with one passkey for the host of this origin, and the browser in front of it. */
export function openAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const names = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }
  const { x, y } = publicKey.export({ format: 'jwk' })
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
  ])
  const cose = Buffer.from(isoCBOR.encode(key as never))
  const device = {
    counter: 1,
    credentialId: names.id,
    /** As the server stores it. */
    publicKey: cose,
    create(challenge: string) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cose])
      const authData = Buffer.concat([head({ flags: USER_PRESENT | USER_VERIFIED | WITH_CREDENTIAL }), attested])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        ...names,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    use(challenge: string, wrong: Wrong = {}) {
      device.counter += 1
      const data = clientData('webauthn.get', challenge, wrong)
      const authData = head(wrong)
      const signature = sign('sha256', wrong.signed ?? Buffer.concat([authData, sha256(data)]), privateKey)
      return {
        ...names,
        clientExtensionResults: {},
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }

  function head({ rpId = new URL(origin).hostname, flags = USER_PRESENT | USER_VERIFIED }: Wrong) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(device.counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter])
  }
  const clientData = (type: string, challenge: string, wrong: Wrong = {}) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: wrong.origin ?? origin, crossOrigin: false }))

  return device
}
