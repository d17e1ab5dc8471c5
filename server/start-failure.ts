import { BucketError } from '../api/platform/bucket/bucket-error.ts'
import { MigrationError } from '../api/platform/migrations.ts'
import { BackupError } from './backup/manifest.ts'
import { EmbeddedPostgresError } from './postgres/embedded-postgres-error.ts'
import { EnvironmentError } from './environment/environment.ts'
import { ExternalPostgresError } from './postgres/external-postgres.ts'

/** The sentence for a person that says why the shop, or a command beside it, did not start or came to no end; undefined for a failure nobody foresaw. */
export function explainStartFailure(error: unknown): string | undefined {
  if (
    error instanceof BackupError ||
    error instanceof BucketError ||
    error instanceof EnvironmentError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof ExternalPostgresError ||
    error instanceof MigrationError
  ) {
    return error.message
  }
  const { code, syscall, port } = error as NodeJS.ErrnoException & { port?: number }
  // Of several processes each binds by way of their parent.
  if (syscall !== 'listen' && syscall !== 'bind') return undefined
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program; stop that one or choose another with PORT=${(port ?? 3000) + 1}.`
  }
  if (code === 'EACCES') return `Port ${port} may not be opened by this user; choose one above 1023 with PORT.`
  return undefined
}
