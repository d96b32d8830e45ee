import { barCopy as copy } from './copy'
import { NavItem, NavMenu } from './NavGroupMenu'
import { groupOf, linksOf } from './navigation'

const office = linksOf('office')
const publicSite = [
  groupOf('about'),
  groupOf('beneficiaries'),
  groupOf('downloads'),
  { label: copy.others, links: linksOf('bar') },
  groupOf('apply'),
]
const publicLinks = publicSite.flatMap(({ links }) => links)

/** An administrator's menu: the office's pages first, and the public site behind one entry. */
export function OfficeNav({ layout }: { layout: 'bar' | 'sheet' }) {
  const stacked = layout === 'sheet'
  return (
    <>
      {office.map((link) => (
        <NavItem key={link.to} link={link} bar={!stacked} />
      ))}
      <NavMenu label={copy.publicSite} stacked={stacked} links={publicLinks}>
        <div
          className={
            stacked
              ? 'space-y-3 pb-2 pl-3'
              : 'absolute top-full left-0 z-40 w-[36rem] columns-3 gap-4 rounded-card border border-line bg-surface p-4 shadow-float'
          }
        >
          {publicSite.map(({ label, links }) => (
            <section key={label} className="mb-3 break-inside-avoid-column">
              <h2 className="text-sm text-muted">{label}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <NavItem link={link} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </NavMenu>
    </>
  )
}
