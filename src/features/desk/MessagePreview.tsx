import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskMessage } from '#domain/desk/deskMessage.ts';
import deskTexts from '#schemas/texts/desk.json';
import { mailFrameAddress, readPreview } from '#src/api/desk.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { SegmentedChoice } from '#src/ui/SegmentedChoice.tsx';
import { Loaded } from './Loaded.tsx';

type MessagePreviewProps = { message: DeskMessage; onClose: () => void };

/** A message as it would be sent now. Its HTML is in a frame that may neither run nor load anything. */
export function MessagePreview({ message: { id, receiver }, onClose }: MessagePreviewProps) {
  const text = useTexts(deskTexts);
  const [look, setLook] = useState<'html' | 'text'>('html');
  const query = useQuery({
    queryKey: ['desk', 'preview', id],
    queryFn: ({ signal }) => readPreview(id, signal),
    staleTime: 0,
  });
  const title = query.data?.subject || text(`messages.receiver.${receiver}`);
  return (
    <DialogFrame open title={title} closeLabel={text('messages.close')} onClose={onClose}>
      <Loaded query={query}>
        {({ to, text: words, hasHtml, fault }) => (
          <>
            {fault !== '' && <p>{fault}</p>}
            {to !== '' && <p>{text('messages.address', { to })}</p>}
            {hasHtml && (
              <SegmentedChoice
                legend={text('messages.look')}
                name="message-look"
                value={look}
                options={[
                  { value: 'html', title: text('messages.asHtml') },
                  { value: 'text', title: text('messages.asText') },
                ]}
                onChange={setLook}
              />
            )}
            {hasHtml && look === 'html' ? (
              <Frame title={text('messages.frame')} src={mailFrameAddress(id)} sandbox="" />
            ) : (
              <Words tabIndex={0}>{words}</Words>
            )}
          </>
        )}
      </Loaded>
    </DialogFrame>
  );
}

const Frame = styled('iframe')({
  width: '100%',
  height: 'min(60vh, 640px)',
  marginTop: 12,
  border: `1px solid ${color.lineDivider}`,
  // Mails are designed for a light background.
  backgroundColor: 'white',
  colorScheme: 'light',
});

const Words = styled('pre')({
  maxHeight: '60vh',
  margin: '12px 0 0',
  padding: 16,
  overflow: 'auto',
  border: `1px solid ${color.lineDivider}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: '.875rem',
});
