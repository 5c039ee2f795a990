import type { ReactNode } from 'react'
import { scopeWord, useApiKeyWords } from '../api-key/words.ts'
import { fieldsOf, type Operation, type Shape, typeOf } from './open-api.ts'
import { EnglishText, InlineCode } from './prose.tsx'
import { useDeveloperWords } from './words.ts'

/** What an operation takes, answers and refuses. */
export function OperationDetails({ operation }: { operation: Operation }) {
  const t = useDeveloperWords()
  const ofKeys = useApiKeyWords()
  const { access, reach, deprecation, parameters, body, status, answer, errors } = operation
  return (
    <div className="flex flex-col gap-4 pb-3 text-table">
      <p>
        {reach === 'keys' ? (
          <>
            {t(($) => $.reference.right, { right: ofKeys(($) => $.scopes[scopeWord(access)]) })}{' '}
            <InlineCode>{access}</InlineCode>
          </>
        ) : (
          t(($) => $.reference[reach])
        )}
      </p>
      {deprecation !== null && (
        <p>
          {deprecation.until === null
            ? t(($) => $.reference.deprecated)
            : t(($) => $.reference.ends, { day: deprecation.until })}{' '}
          <EnglishText>{deprecation.instead}</EnglishText>
        </p>
      )}
      {parameters.length > 0 && (
        <Block title={t(($) => $.reference.parameters)}>
          <ul className="flex flex-col gap-1.5">
            {parameters.map(({ name, in: where, required, schema, description }) => (
              <li key={`${where} ${name}`}>
                <Field
                  name={name}
                  shape={description === undefined ? schema : { ...schema, description }}
                  isRequired={required}
                  where={where}
                />
              </li>
            ))}
          </ul>
        </Block>
      )}
      {body !== undefined && (
        <Block title={t(($) => $.reference.body)}>
          <ContentShape content={body} isInput />
        </Block>
      )}
      <Block title={t(($) => $.reference.answer, { status })}>
        {answer === undefined ? (
          <p>{t(($) => $.reference.nothing)}</p>
        ) : (
          <ContentShape content={answer} />
        )}
      </Block>
      <Block title={t(($) => $.reference.errors)}>
        <ul className="flex flex-col gap-1">
          {errors.map(({ status: code, keys }) => (
            <li key={code} className="font-mono text-sm wrap-anywhere">
              {code} <span className="text-muted">{keys.join(' · ')}</span>
            </li>
          ))}
        </ul>
      </Block>
    </div>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-1.5 font-semibold">{title}</p>
      {children}
    </div>
  )
}

interface ContentShapeProps {
  content: NonNullable<Operation['body']>
  /** Whether fields that must be there say so: those of an answer nearly always are. */
  isInput?: boolean
}

function ContentShape({ content, isInput = false }: ContentShapeProps) {
  const t = useDeveloperWords()
  const [entry] = Object.entries(content)
  if (entry === undefined) return null
  const [type, { schema }] = entry
  if (type === '*/*') return <p>{t(($) => $.reference.file)}</p>
  return (
    <>
      <p className="mb-1 font-mono text-sm text-muted">
        {type} · {typeOf(schema)}
      </p>
      <Fields shape={schema} depth={0} isInput={isInput} />
    </>
  )
}

/** Deeper than any schema of the contract goes. */
const deepest = 8

function Fields({ shape, depth, isInput }: { shape: Shape; depth: number; isInput: boolean }) {
  const fields = depth > deepest ? [] : fieldsOf(shape)
  if (fields.length === 0) return null
  return (
    <ul className="flex flex-col gap-1.5 border-l border-line pl-3">
      {fields.map(([name, inner, isRequired]) => (
        <li key={name} className="flex flex-col gap-1.5">
          <Field name={name} shape={inner} isRequired={isInput && isRequired} />
          <Fields shape={inner} depth={depth + 1} isInput={isInput} />
        </li>
      ))}
    </ul>
  )
}

interface FieldProps {
  name: string
  shape: Shape
  isRequired: boolean
  where?: string
}

function Field({ name, shape, isRequired, where }: FieldProps) {
  const t = useDeveloperWords()
  const { description, minimum, maximum, maxLength } = shape
  const notes = [
    where,
    typeOf(shape),
    boundOf('≥', minimum),
    boundOf('≤', maximum),
    boundOf('≤', maxLength),
    isRequired ? t(($) => $.reference.required) : null,
  ]
  return (
    <span className="wrap-anywhere">
      <code className="font-mono font-medium">{name}</code>{' '}
      <span className="font-mono text-sm text-muted">{notes.filter(Boolean).join(' · ')}</span>
      {description !== undefined && (
        <span className="block text-sm text-muted">
          <EnglishText>{description}</EnglishText>
        </span>
      )}
    </span>
  )
}

/** Every whole number is bounded by what JSON can say: that is no rule of the field. */
function boundOf(sign: string, bound: number | undefined): string | null {
  return bound === undefined || Math.abs(bound) === Number.MAX_SAFE_INTEGER
    ? null
    : `${sign} ${bound}`
}
