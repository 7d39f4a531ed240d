import type { PicturePlace } from '#machines/blogCms/blogCmsSetup.ts';
import blogCmsTexts from '#schemas/texts/blog-cms.json';
import { ApiError } from '#src/api/apiError.ts';
import { useTexts } from '#src/texts/texts.ts';
import { useArticleWork } from './articleWork.ts';

/** The upload for one place of the article: whether it is running, and why the last one failed. */
export function usePictureUpload(place: PicturePlace) {
  const text = useTexts(blogCmsTexts);
  const { snapshot, actor } = useArticleWork();
  const { upload } = snapshot.context;
  const isUploading = snapshot.hasTag('uploading');
  const isHere = upload?.place === place;
  return {
    isUploadingHere: isUploading && isHere,
    /** One upload runs at a time, and a new one replaces it. */
    canChoose: snapshot.can({ type: 'picture.chosen', place, file: NOTHING }),
    error: isHere && 'error' in upload ? (messageOf(upload.error) ?? text('picture.failed')) : undefined,
    choose: (file: Blob) => actor.send({ type: 'picture.chosen', place, file }),
    stop: () => actor.send({ type: 'upload.stopped' }),
  };
}

const NOTHING = new Blob();

function messageOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.errors.picture?.[0] ?? (error.message || undefined);
}
