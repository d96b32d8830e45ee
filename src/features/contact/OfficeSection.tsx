import { mailLink, office, telLink } from '../../domain/programme/office'
import { SourceNote } from '../../ui/page/SourceNote'
import { contactCopy as copy } from './copy'
import { departments } from './sample'

const linkClass = 'inline-flex min-h-11 items-center text-brand underline underline-offset-2'

/** Where the office is, and the phone numbers of its departments. */
export function OfficeSection() {
  return (
    <div className="space-y-10">
      <section id="office" className="scroll-mt-24">
        <h2 className="text-2xl">{copy.office}</h2>
        <address className="mt-4 not-italic">
          {office.address.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </address>
        <p className="mt-3">
          <span className="text-muted">{copy.officeHours} </span>
          {office.hours}
        </p>
      </section>
      <section>
        <h2 className="text-2xl">{copy.departments}</h2>
        <p className="mt-2 text-muted">{copy.departmentsLead}</p>
        <ul className="mt-4 ruled">
          {departments.map((department) => (
            <li key={department.name} className="py-3">
              <h3 className="font-semibold">{department.name}</h3>
              <p className="text-muted">{department.about}</p>
              <p className="flex flex-wrap gap-x-6">
                <a className={linkClass} href={telLink(department.phone)}>
                  {department.phone}
                </a>
                <a className={linkClass} href={mailLink(department.email)}>
                  {department.email}
                </a>
              </p>
            </li>
          ))}
        </ul>
        <SourceNote source="sample" text={office.invented} className="mt-4" />
      </section>
    </div>
  )
}
