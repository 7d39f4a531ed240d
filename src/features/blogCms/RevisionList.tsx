import { useId } from 'react';
import type { OpenedArticle } from '#domain/articles/deskArticle.ts';
import { siteLocale } from '#domain/text/locale.ts';
import type { BlogCmsActor } from '#machines/blogCms/blogCmsMachine.ts';
import site from '#schemas/content/site.json';
import blogCmsTexts from '#schemas/texts/blog-cms.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { Button } from '#src/ui/Button.tsx';

type RevisionListProps = { opened: OpenedArticle; isBusy: boolean; actor: BlogCmsActor };

/** Every save of an article; an older one is previewed before it is restored. */
export function RevisionList({ opened, isBusy, actor }: RevisionListProps) {
  const text = useTexts(blogCmsTexts);
  const titleId = useId();
  return (
    <Saves aria-labelledby={titleId}>
      <h3 id={titleId}>{text('revisions.title')}</h3>
      <p role="status">{opened.shown < opened.revision ? text('revisions.older') : ''}</p>
      {opened.shown < opened.revision && (
        <Button size="small" busy={isBusy} onClick={() => actor.send({ type: 'restore.pressed' })}>
          {text('revisions.restore')}
        </Button>
      )}
      <ul>
        {opened.revisions.map(({ number, by, at }) => {
          const entry = text('revisions.entry', { number, date: shownTime(at), person: by });
          return (
            <li key={number}>
              {number === opened.shown ? (
                <span>{`${entry} ${text('revisions.shown')}`}</span>
              ) : (
                <Choice
                  type="button"
                  disabled={isBusy}
                  onClick={() => actor.send({ type: 'revision.chosen', revision: number })}
                >
                  {entry}
                </Choice>
              )}
            </li>
          );
        })}
      </ul>
    </Saves>
  );
}

/** In the site's time zone, like all times of an article (BL-47). */
const shownTime = (at: string) =>
  new Intl.DateTimeFormat(siteLocale, { dateStyle: 'medium', timeStyle: 'short', timeZone: site.timeZone }).format(
    new Date(at),
  );

const Saves = styled('section')({
  marginTop: 32,
  paddingTop: 16,
  borderTop: `1px dashed ${color.lineControl}`,
  overflowWrap: 'anywhere',
  '& h3': type('h3'),
  '& li': { display: 'flex', alignItems: 'center', minHeight: 44 },
});

const Choice = styled('button')({
  padding: '10px 0',
  border: 0,
  backgroundColor: 'transparent',
  color: color.textBrand,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '.22em',
  cursor: 'pointer',
});
