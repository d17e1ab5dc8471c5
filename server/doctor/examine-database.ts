import { verifyAudit } from '../../api/platform/audit/verify-audit.ts'
import type { Db } from '../../api/platform/db.ts'
import type { Files } from '../../api/platform/files.ts'
import { migrationGap } from '../../api/platform/migrations.ts'
import { secretBox, type SecretKey } from '../../api/platform/secret-box.ts'
import { unusedFilesFinding } from './examine-files.ts'
import { numberFinding } from './examine-numbers.ts'
import { fault, fine, type Finding } from './finding.ts'

const MOST_CLOCK_MS = 2000

type Params = { migrations: string; keys: SecretKey[] | string; files: Files; now: () => number }

/** What the rows say of themselves. Reads all of them, so `db` needs no limit on time; changes nothing. */
export async function examineDatabase(db: Db, { migrations, keys, files, now }: Params): Promise<Finding[]> {
  const schema = await schemaFinding(db, migrations)
  if (schema.isFault) return [schema, await clockFinding(db, now)]
  return [
    schema,
    await clockFinding(db, now),
    ...(await secretFindings(db, keys)),
    await auditFinding(db),
    await documentFinding(db),
    await numberFinding(db),
    await ledgerFinding(db),
    await deadJobFinding(db),
    await unusedFilesFinding(db, files),
  ]
}

async function schemaFinding(db: Db, folder: string): Promise<Finding> {
  const { missing, unknown } = await migrationGap(db, folder)
  if (unknown.length > 0)
    return fault(
      `The database has migrations that this version does not know, or knows as others: ${unknown.join(', ')}.`,
      'Start the version that made them, or a newer one.',
    )
  if (missing.length > 0)
    return fault(
      `The database lacks ${missing.length} migrations of this version, first ${missing[0]}.`,
      'Start the shop of this version once: it applies them. Make a backup before.',
    )
  return fine('The database has the schema of this version.')
}

async function clockFinding(db: Db, now: () => number): Promise<Finding> {
  const before = now()
  const [row] = await db<[{ at: Date }]>`select clock_timestamp() as at`
  const apartMs = Math.abs(row.at.getTime() - (before + now()) / 2) - (now() - before)
  if (apartMs <= MOST_CLOCK_MS) return fine('The clocks of this machine and of the database agree.')
  return fault(
    `The clocks of this machine and of the database are ${Math.round(apartMs / 1000)} s apart: codes of authenticator apps and links that expire fail.`,
    'Let both follow a time server (timedatectl set-ntp true).',
  )
}

async function secretFindings(db: Db, keys: SecretKey[] | string): Promise<Finding[]> {
  const rows = await db<{ accountId: string; sealedSecret: string }[]>`select account_id, sealed_secret from totp`
  if (rows.length === 0) return [fine('No authenticator app is set up yet, so no key is needed.')]
  if (typeof keys === 'string')
    return [
      fault(
        `${keys}, and ${rows.length} authenticator apps are sealed with it: nobody who has one can sign in.`,
        PUT_BACK,
      ),
    ]
  const box = secretBox(keys)
  const closed = rows.filter(({ accountId, sealedSecret }) => !opens(() => box.open(sealedSecret, accountId)))
  if (closed.length === 0) return [fine(`The keys open all ${rows.length} authenticator apps.`)]
  const names = [...new Set(closed.map(({ sealedSecret }) => sealedSecret.split('.')[0]))].join(', ')
  return [
    fault(
      `${closed.length} of ${rows.length} authenticator apps do not open: the key ${names} is not here or another one.`,
      PUT_BACK,
    ),
  ]
}

const PUT_BACK =
  'Put back the secrets.key that belongs to this database, or add the key to SECRETS_KEYS. If it is lost, npm run operator -- accounts remove-second-factor EMAIL for each.'

function opens(open: () => string) {
  try {
    open()
    return true
  } catch {
    return false
  }
}

async function auditFinding(db: Db): Promise<Finding> {
  const { broken, sealed } = await verifyAudit(db)
  if (!broken) return fine(`The audit is whole: ${sealed} rows in its chain.`)
  return fault(
    `The audit is broken (${broken.kind}) at seal ${broken.number ?? 'none'}, row ${broken.entryId ?? 'none'}: somebody changed the database itself.`,
    'Do not overwrite anything: compare that row with your newest backup, and find out who had the database.',
  )
}

async function documentFinding(db: Db): Promise<Finding> {
  // Somebody who changes a file and its hash breaks its seal; who changes seals breaks their chain.
  const rows = await db<{ number: string }[]>`
    with file as (
      select number, 'PDF' as format, sha256, sha256(pdf) as found from document_file
      union all select number, 'PDF', sha256, sha256(pdf) from commission_invoice_file
      union all select number, format, sha256, sha256(xml) from document_xml
    ), seal as (
      select *, seal_hash(lag(hash) over (order by position), number, format, sha256) as chained,
        position - lag(position, 1, 0::bigint) over (order by position) as step
      from document_seal
    )
    select distinct coalesce(file.number, seal.number) as number
    from file full join seal using (number, format)
    where (file.found = file.sha256 and file.sha256 = seal.sha256 and seal.hash = seal.chained and seal.step = 1) is not true
    order by 1`
  if (rows.length === 0) return fine('Every issued document is as it was issued.')
  const names = rows.slice(0, 5).map(({ number }) => number)
  return fault(
    `${rows.length} issued documents are not as they were issued: ${names.join(', ')}${rows.length > 5 ? ' …' : ''}.`,
    'The disk or a person changed them. Take these rows from a backup; check the disk (smartctl, dmesg).',
  )
}

async function ledgerFinding(db: Db): Promise<Finding> {
  const rows = await db<{ name: string }[]>`
    select b.kind || ' ' || b.reference as name from ledger_booking b left join ledger_entry e on e.booking_id = b.id
    group by b.id having coalesce(sum(e.amount_cents), 1) <> 0 order by b.id`
  if (rows.length === 0) return fine('Every booking of the ledger adds up.')
  return fault(
    `${rows.length} bookings of the ledger do not add up, first ${rows[0]!.name}.`,
    'Somebody changed the database itself. Compare with a backup; run no payouts until it adds up.',
  )
}

async function deadJobFinding(db: Db): Promise<Finding> {
  const [table] = await db<[{ exists: boolean }]>`select to_regclass('pgboss.job') is not null as exists`
  if (!table.exists) return fine('No job has been done here yet.')
  const [row] = await db<[{ count: number }]>`
    select count(*)::int from pgboss.job where name = 'dead' and state in ('created', 'retry')`
  if (row.count === 0) return fine('No job has failed for good.')
  return fault(`${row.count} jobs failed for a day and wait.`, 'See npm run operator -- jobs list.')
}
