/** The embedded database cannot start; the message is one sentence for the operator that says what to mend. */
export class EmbeddedPostgresError extends Error {}
