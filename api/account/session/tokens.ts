import { hash, randomBytes } from 'node:crypto'

/** 256 random bits for a session or a link; it means nothing and only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 of the token's text: slow hashing is for what people choose. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer')

/** The same in hexadecimal digits. */
export const tokenKey = (token: string): string => hash('sha256', token)
